-- A hold whose page was left ends soon, unless the page is read again (docs/decisions/040).
alter table allocation add column promised_until timestamptz;
comment on column allocation.promised_until is 'of a hold whose page was left: when it would have ended';
