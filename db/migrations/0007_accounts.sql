-- Addresses (whole, or a domain with all below it) and telephones (+ and digits) that nobody may give as
-- theirs: forms filled in with them reach nobody.
create table blocked_contact (
  clase text not null check (clase in ('email', 'telefono')),
  valor text not null,
  primary key (clase, valor)
);
insert into blocked_contact (clase, valor) values
  ('email', '10minutemail.com'), ('email', 'guerrillamail.com'), ('email', 'mailinator.com'), ('email', 'sharklasers.com'),
  ('email', 'temp-mail.org'), ('email', 'trashmail.com'), ('email', 'yopmail.com'),
  ('telefono', '+34666666666'), ('telefono', '+34777777777'), ('telefono', '+34888888888'), ('telefono', '+34999999999');
