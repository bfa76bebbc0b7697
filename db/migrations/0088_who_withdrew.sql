-- Who declared a withdrawal, as they wrote their name: it may be another than the order's. Null of those that were declared before.
alter table withdrawal add column declarante text;
