-- Beside its token a session has a value that travels as a cookie and opens reads alone (docs/decisions/053). Null in
-- sessions of staff, and in those of customers from before, until they are next used.
alter table access_token add column cookie_hash bytea;
create unique index access_token_cookie on access_token (cookie_hash);
