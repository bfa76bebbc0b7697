-- What a letter said when it left, for the mailbox of a shop without a mail server; null elsewhere.
alter table mail add column carta jsonb;
