-- Which opening of the database works on it: one that is gone holds no advisory lock (726392, instancia) any more, and
-- what it had begun may be begun anew at once. Null in claims from before.
alter table idempotency_key add column instancia int;
