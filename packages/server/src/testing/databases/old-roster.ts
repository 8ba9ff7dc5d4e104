/** The roster of the old data: an import that waits, and a class that was made of what was there before. */
export const oldRoster = ({
  id,
  teo,
  ana,
  schoolClass,
}: Record<'id' | 'teo' | 'ana' | 'schoolClass', string>) => `
    insert into roster_imports (id, made_by, made_at, version, state, changed_at, preview, newest, changes) values
    ('${id}', '${teo}', '2026-03-04', '1.1', 'ready', '2026-03-04',
      '{"people": {"new": 1, "changed": 0, "ending": 0, "older": 0}, "classes": {"new": 0, "changed": 0, "ending": 0, "older": 0}, "places": {"new": 0, "changed": 0, "ending": 0, "older": 0}, "others": 0, "byClass": [], "classesChanged": 0, "faults": [], "faultCount": 0, "mustConfirm": false, "isOld": false}',
      '2026-03-03', 1);
    insert into roster_rows (import, no, kind, sourced_id, is_active, given_name, family_name, role) values
    ('${id}', 1, 'person', 's2', true, 'Noa', 'Ax', 'student');
    insert into roster_classes (sourced_id, title, course, school, ends_on, is_active, class_id) values
    ('c1', 'Español 1', 'Español', 'Lakeside School', '2026-07-31', true, '${schoolClass}');
    insert into roster_people (sourced_id, given_name, family_name, role, is_active, user_id) values
    ('s1', 'Ana', 'Gil', 'student', true, '${ana}');
    insert into roster_enrolments (sourced_id, class, person, role, is_active) values ('e1', 'c1', 's1', 'student', true);
    insert into roster_places values ('c1', 's1', 'roster')`
