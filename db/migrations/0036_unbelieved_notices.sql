-- What a gateway is said to have said and is not believed is kept in so many places, the newest in place of the oldest: a
-- flood of it fills none but these. What is believed has no place and is kept.
create sequence unbelieved_notice;
alter table payment_notification add column place bigint unique check (place is null or not valida);
comment on column payment_notification.place is 'of a message that is not believed: which of the few places it takes';
