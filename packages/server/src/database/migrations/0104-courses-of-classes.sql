-- A score is named by an id where a teacher has it sent again (lti.md#course-of-a-class).
alter table lti_slips add column id uuid not null default gen_random_uuid();
create unique index lti_slips_id on lti_slips (id);

-- Of a course that was copied: when an assignment was due whose date was over, and whether a teacher was told.
alter table lti_placements add column due_was timestamptz;
alter table lti_placements add column due_told_at timestamptz;
