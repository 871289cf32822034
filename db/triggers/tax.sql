-- Every page says the shop's GSTIN, kept ones too.
CREATE TRIGGER shop_tax_chosen AFTER INSERT ON shop_tax BEGIN
  UPDATE catalogue SET version = version + 1 WHERE id = 1;
END;

CREATE TRIGGER shop_tax_changed AFTER UPDATE OF regime, gstin ON shop_tax BEGIN
  UPDATE catalogue SET version = version + 1 WHERE id = 1;
END;
