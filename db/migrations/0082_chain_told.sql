-- What is shown of workshops was up to a minute old; now every server is told of a change with its commit.
-- needs: tell_chain

create trigger workshop_told after insert or update or delete or truncate on workshop
  for each statement execute function tell_chain();
create trigger workshop_hours_told after insert or update or delete or truncate on workshop_hours
  for each statement execute function tell_chain();
create trigger bay_told after insert or update or delete or truncate on bay
  for each statement execute function tell_chain();
create trigger province_told after insert or update or delete or truncate on province
  for each statement execute function tell_chain();
create trigger workshop_review_told after insert or update or delete or truncate on workshop_review
  for each statement execute function tell_chain();
