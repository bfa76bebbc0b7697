-- A promotion had every server read all tyres again, 2.8 s of 200,000. Its note says now that no product changed.
-- needs: note_tariffs
alter table catalogue_change add column solo_tarifas boolean not null default false;
comment on column catalogue_change.solo_tarifas is 'taxes, services, insurance, promotions, coupons or their limits changed, and no product';

create or replace trigger country_changed after insert or update or delete on country for each statement execute function note_tariffs();
create or replace trigger service_changed after insert or update or delete on service for each statement execute function note_tariffs();
create or replace trigger service_price_changed after insert or update or delete on service_price
  for each statement execute function note_tariffs();
create or replace trigger insurance_cover_changed after insert or update or delete on insurance_cover
  for each statement execute function note_tariffs();
create or replace trigger coupon_changed after insert or update or delete on coupon for each statement execute function note_tariffs();
create or replace trigger promotion_changed after insert or update or delete on promotion for each statement execute function note_tariffs();
create or replace trigger cap_added after insert or delete on cap for each statement execute function note_tariffs();
create or replace trigger cap_changed after update of total, por_persona on cap for each statement execute function note_tariffs();
