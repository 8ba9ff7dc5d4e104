-- Until when a co-teacher may accept a class that its owner wants to hand over to them; null while nobody asks. It goes with
-- their place in the class.
alter table class_teachers add column offered_until timestamptz;
create unique index class_teachers_offered on class_teachers (class) where offered_until is not null;

-- The cards of a class go with it to its next owner.
alter table card_entries drop constraint card_entries_reason_check;
alter table card_entries add constraint card_entries_reason_check
  check (reason in ('set', 'purchase', 'contribution', 'refund', 'earned', 'left', 'handed-over'));
