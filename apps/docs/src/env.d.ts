/// <reference types="@astrojs/starlight" />
