-- Whether its owner had been at a workshop of the chain when the account was made; null where they did not say.
alter table account add column visitado boolean;
