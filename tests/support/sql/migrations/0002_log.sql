-- needs: note_thing
create table thing_log (size int);
create trigger thing_noted after insert on thing for each row execute function note_thing();
