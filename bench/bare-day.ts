/** What somebody did on a day, counted anew from their answers and plays. */
export const countDay = `update learner_days set lines = coalesce(answers.lines, 0), reviewed = coalesce(answers.reviewed, 0),
    steps = coalesce(played.steps, 0), plays = coalesce(played.plays, 0),
    seconds = coalesce(answers.seconds, 0) + coalesce(played.seconds, 0)
  from (select $1::uuid as user_id, $2::date as day, $3 as language) as touched
  left join (
    select user_id, day, language, count(distinct line)::int as lines,
      (count(distinct line) filter (where place = 'review'))::int as reviewed,
      coalesce(sum(least(gap, 60)) filter (where place <> 'battle' and gap is not null), 0)::int as seconds
    from (
      select *, extract(epoch from at - lag(at) over (partition by user_id, day, language order by at)) as gap
      from (
        select a.user_id, a.line, a.place, a.at, coalesce(a.day, (a.at at time zone 'UTC')::date) as day,
          coalesce(
            (select language from conversations where id = m.conversation),
            (select case language when 'spanish' then 'es' when 'french' then 'fr' when 'german' then 'de' when 'chinese' then 'zh' end
              from songs where id = m.song)
          ) as language
        from line_attempts a join line_memory m on m.user_id = a.user_id and m.line = a.line and m.skill = a.skill
        where a.user_id = $1 and a.at between $2::date - 1 and $2::date + 2
      ) as answered
    ) as paced group by 1, 2, 3
  ) as answers using (user_id, day, language)
  left join (
    select user_id, coalesce(day, (played_at at time zone 'UTC')::date) as day, language,
      (count(*) filter (where activity <> 'conversationGame'))::int as steps,
      (count(*) filter (where activity = 'conversationGame'))::int as plays,
      coalesce(sum(least(duration_ms / 1000, 900)) filter (where duration_ms is not null), 0)::int as seconds
    from plays where user_id = $1 and played_at between $2::date - 1 and $2::date + 2 group by 1, 2, 3
  ) as played using (user_id, day, language)
  where learner_days.user_id = touched.user_id and learner_days.day = touched.day and learner_days.language = touched.language`
