-- Names by the letters in them, three in a row at a time: what a misspelt name may have meant is looked for among names
-- that have some of them in common, and not among all. Only the version that everybody sees is in here; rowid is card.id.
CREATE VIRTUAL TABLE spelling USING fts5 (
  keys,
  content = '',
  contentless_delete = 1,
  tokenize = 'trigram'
);

INSERT INTO spelling (rowid, keys)
  SELECT n.card, group_concat(n.key, ' ') FROM visible v JOIN name n ON n.version = v.version GROUP BY n.card;

-- In the step that shows a version, so that no writer can forget it.
CREATE TRIGGER spelling_of_first AFTER INSERT ON visible BEGIN
  DELETE FROM spelling;
  INSERT INTO spelling (rowid, keys)
    SELECT n.card, group_concat(n.key, ' ') FROM name n WHERE n.version = new.version GROUP BY n.card;
END;

CREATE TRIGGER spelling_of_next AFTER UPDATE ON visible BEGIN
  DELETE FROM spelling;
  INSERT INTO spelling (rowid, keys)
    SELECT n.card, group_concat(n.key, ' ') FROM name n WHERE n.version = new.version GROUP BY n.card;
END;
