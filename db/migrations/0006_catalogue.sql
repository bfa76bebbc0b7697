-- Who keeps the catalogue in memory asks what changed since a snapshot: the rows of transactions that it did
-- not see. By transaction, not by number or time, so that no order or length of commits hides one.
alter table catalogue_change add column xid xid8 not null default pg_current_xact_id();
create index catalogue_change_xid on catalogue_change (xid);
comment on column catalogue_change.product_id is '0 is everything: more products than are worth naming, or what many of them share';

-- A statement that touches more products than this notes "everything" instead.
create function note_products() returns trigger language plpgsql as $$
declare
  v_products int[];
begin
  execute format('select array_agg(id) from (select distinct %I as id from changed limit 501) as touched', tg_argv[0]) into v_products;
  if cardinality(v_products) > 500 then
    v_products := '{0}';
  end if;
  insert into catalogue_change (product_id) select unnest(v_products);
  return null;
end $$;

create trigger offer_added after insert on offer
  referencing new table as changed for each statement execute function note_products('product_id');
create trigger offer_removed after delete on offer
  referencing old table as changed for each statement execute function note_products('product_id');
create trigger price_noted after insert on price_history
  referencing new table as changed for each statement execute function note_products('product_id');
create trigger product_changed after update on product
  referencing new table as changed for each statement execute function note_products('id');
create trigger tyre_changed after update on tyre
  referencing new table as changed for each statement execute function note_products('product_id');
create trigger tyre_added after insert on tyre
  referencing new table as changed for each statement execute function note_products('product_id');

create function note_everything() returns trigger language plpgsql as $$
begin
  insert into catalogue_change (product_id) values (0);
  return null;
end $$;

create trigger tyre_removed after delete on tyre for each statement execute function note_everything();
create trigger brand_changed after insert or update or delete on brand for each statement execute function note_everything();
create trigger tyre_model_changed after insert or update or delete on tyre_model for each statement execute function note_everything();
create trigger warehouse_changed after update on warehouse for each statement execute function note_everything();
create trigger service_changed after insert or update or delete on service for each statement execute function note_everything();
create trigger service_price_changed after insert or update or delete on service_price for each statement execute function note_everything();
create trigger country_changed after insert or update or delete on country for each statement execute function note_everything();
