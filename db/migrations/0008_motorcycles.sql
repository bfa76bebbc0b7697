-- Motorcycles and their tyres, for the search by model.
-- needs: note_everything

create table moto_model (
  id int generated always as identity primary key,
  marca text not null,
  cilindrada text not null,                     -- cubic centimetres; electrica where there are none
  modelo text not null,
  fabricacion text not null,                    -- years: 2014-2020; 2014- is still made
  unique (marca, cilindrada, modelo, fabricacion)
);
create trigger moto_model_changed after insert or update or delete on moto_model for each statement execute function note_everything();

-- Sets of tyres as they are printed, the original one first; a dash where a size is not known.
create table moto_fitment (
  moto_id int not null references moto_model on delete cascade,
  posicion int not null,
  delantera text not null,
  trasera text not null,
  primary key (moto_id, posicion)
);
create trigger moto_fitment_changed after insert or update or delete on moto_fitment for each statement execute function note_everything();
