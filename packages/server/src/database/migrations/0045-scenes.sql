-- What is shown of a conversation where no cover was uploaded: a place and up to three things as one word, and whether its
-- author chose it (also that there is none), it was found in the text, or it came with a sample.
alter table conversations add scene text, add scene_by text check (scene_by in ('author', 'found', 'sample'));

-- The same of a list, which nobody chooses: it is found or comes with a sample.
alter table pronunciation_lists add scene text;
