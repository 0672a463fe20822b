/**
 * Card types as cards in other languages write them, in lower case: a type line that holds one is no Oracle text.
 * Words that English shares (Land, Planeswalker) are left out.
 */
export const foreignTypes: Readonly<Record<string, ReadonlySet<string>>> = {
  German: new Set(["kreatur", "verzauberung", "artefakt", "spontanzauber", "hexerei", "legendäre", "standardland"]),
  French: new Set(["créature", "enchantement", "artefact", "éphémère", "rituel", "terrain", "légendaire"]),
  Spanish: new Set(["criatura", "encantamiento", "artefacto", "instantáneo", "conjuro", "tierra", "legendaria"]),
  Italian: new Set(["creatura", "incantesimo", "artefatto", "istantaneo", "stregoneria", "terra", "leggendaria"]),
  Portuguese: new Set(["encantamento", "artefato", "mágica", "instantânea", "feitiço", "terreno", "lendária"]),
};
