-- The catalogue: cards by version, the names that find them, and the index of uses. Plain SQLite with FTS5, which
-- Cloudflare D1 takes too. A migration that was published never changes: what comes later is another file.

-- One import. Numbers are never given out again, so that an import which another one overtook cannot write on.
CREATE TABLE version (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  source TEXT NOT NULL,
  date TEXT NOT NULL,
  cards INTEGER NOT NULL DEFAULT 0,
  complete INTEGER NOT NULL DEFAULT 0
);

-- What everybody sees. A new version becomes visible by one change of this row.
CREATE TABLE visible (
  only INTEGER PRIMARY KEY CHECK (only = 1),
  version INTEGER NOT NULL
);

-- id: 1048576 times the version, and the card's number in it from 1. json: the card in Scryfall's field names.
-- key: of the name, as CardName.key writes it. text_hash: of all that the card says.
CREATE TABLE card (
  id INTEGER PRIMARY KEY,
  version INTEGER NOT NULL,
  key TEXT NOT NULL,
  name TEXT NOT NULL,
  token INTEGER NOT NULL,
  faces INTEGER NOT NULL,
  type_line TEXT NOT NULL,
  json TEXT NOT NULL,
  text_hash TEXT NOT NULL
);
-- A card and a token may have one name. The same record a second time is no second card.
CREATE UNIQUE INDEX card_by_name ON card (version, name, token);
CREATE INDEX card_by_key ON card (version, key, id);

-- kind: card, alchemy (a rebalanced card), face, flavor, printed, short (before the comma), token.
CREATE TABLE name (
  version INTEGER NOT NULL,
  key TEXT NOT NULL,
  card INTEGER NOT NULL,
  kind TEXT NOT NULL,
  PRIMARY KEY (version, key, kind, card)
) WITHOUT ROWID;

-- A word that looks like a colour word, a basic land type or a creature type: so often on this face in this role.
-- word: singular, as the lexicon writes it. used: 1 where it is what it looks like; otherwise `reason` says why not.
CREATE TABLE use (
  version INTEGER NOT NULL,
  card INTEGER NOT NULL,
  face INTEGER NOT NULL,
  field TEXT NOT NULL,
  class TEXT NOT NULL,
  word TEXT NOT NULL,
  context TEXT NOT NULL,
  used INTEGER NOT NULL,
  reason TEXT,
  count INTEGER NOT NULL
);
CREATE INDEX use_by_word ON use (version, class, word, used, context, card);
CREATE INDEX use_by_card ON use (card);

-- changer: a printed card or a keyword that could change a word of the card.
CREATE TABLE affects (
  version INTEGER NOT NULL,
  card INTEGER NOT NULL,
  changer TEXT NOT NULL,
  PRIMARY KEY (version, changer, card)
) WITHOUT ROWID;

-- Full text; rowid is card.id. The faces of a card stand in one row, a line each.
CREATE VIRTUAL TABLE text USING fts5 (
  name,
  type_line,
  oracle_text,
  content = '',
  contentless_delete = 1,
  tokenize = 'unicode61 remove_diacritics 2'
);
