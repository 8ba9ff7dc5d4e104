-- How common the words of a language are, from lists that the operator brings in: 1 for the commonest. The keys are
-- those of the library, without case.
create table word_ranks (
  language text not null check (language in ('spanish', 'french', 'chinese', 'german')),
  key text not null,
  rank int not null check (rank > 0),
  primary key (language, key)
);
