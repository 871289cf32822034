UPDATE orders SET cancel_reason = 'nothing-in-stock'
  WHERE cancelled_by = 'shop' AND cancel_reason = 'Nothing of it was in stock';
