-- Trigger of a row: notes a product whose offer changed in a way that somebody sees. The price, whether it is sold, and the
-- stock where it is under 8 are seen; that 40 became 39 is not.
create or replace function note_offer_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.precio = new.precio and old.descuento = new.descuento
     and old.falta is not distinct from new.falta
     and (old.stock > 0) = (new.stock > 0) and old.stock >= 8 and new.stock >= 8 then
    return null;
  end if;
  insert into catalogue_change (product_id) values (coalesce(new.product_id, old.product_id));
  return null;
end $$;
