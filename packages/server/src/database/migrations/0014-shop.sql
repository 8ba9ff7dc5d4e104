-- The reward store. A shop bears the id of its class, so every class has one without a row of its own; the row is
-- there once the teacher has set something about it.
create table shops (
  id uuid primary key references classes on delete cascade,
  earning int not null check (earning between 0 and 1000)
);

-- A reward that was taken out stays for those who bought it.
create table products (
  id uuid primary key,
  shop uuid not null references classes on delete cascade,
  name text not null,
  cost int not null check (cost between 1 and 1000000),
  type text not null check (type in ('individual', 'group')),
  cost_funded int not null default 0 check (cost_funded between 0 and cost),
  created_at timestamptz not null,
  deleted_at timestamptz,
  check (type = 'group' or cost_funded = 0)
);
create index products_of_shop on products (shop, cost, id) where deleted_at is null;

-- What somebody has given for a reward of the class. A student who goes leaves a reward that is paid for as it is.
create table contributions (
  id uuid primary key,
  product uuid not null references products on delete cascade,
  student uuid references users on delete set null,
  cards int not null check (cards > 0),
  unique (product, student)
);
create index contributions_of_student on contributions (student);

-- A purchase: of a student, or (without an owner) of the class. `price` is what it cost at that moment.
create table items (
  id uuid primary key,
  product uuid not null references products on delete cascade,
  shop uuid not null references classes on delete cascade,
  owner uuid references users on delete cascade,
  price int not null,
  created_at timestamptz not null,
  used_at timestamptz,
  used_by uuid references users on delete set null,
  refunded_at timestamptz,
  check (used_at is null or refunded_at is null)
);
-- A reward of the class becomes one purchase, however many are at it.
create unique index items_of_class on items (product) where owner is null and refunded_at is null;
create index items_of_shop on items (shop, created_at desc, id desc);
create index items_of_owner on items (owner, created_at desc, id desc);
create index items_used_by on items (used_by);

-- The cards that a student has of a teacher. Only entries change them (below).
create table card_balances (
  student uuid not null references users on delete cascade,
  teacher uuid not null references users on delete cascade,
  cards int not null check (cards >= 0),
  primary key (student, teacher)
);
create index card_balances_of_teacher on card_balances (teacher);

-- Every change of anybody's cards, with what it was for in words, which stay when the reward or the class is gone.
-- The teacher is named by id alone, so that a student's entries outlive the teacher's account.
create table card_entries (
  id uuid primary key,
  -- The order in which a balance changed; many entries bear the same time.
  number bigint generated always as identity unique,
  student uuid not null references users on delete cascade,
  teacher uuid not null,
  class uuid references classes on delete set null,
  product uuid references products on delete set null,
  assignment uuid,
  actor uuid references users on delete set null,
  reason text not null
    check (reason in ('set', 'purchase', 'contribution', 'refund', 'earned', 'left')),
  about text,
  cards int not null,
  balance int not null,
  at timestamptz not null
);
create index card_entries_of_student on card_entries (student, teacher, number desc);
create index card_entries_of_class on card_entries (class);
create index card_entries_of_product on card_entries (product);
create index card_entries_of_actor on card_entries (actor);
-- The rule for earning pays an assignment's first completion once.
create unique index card_entries_earned on card_entries (student, assignment) where reason = 'earned';

-- An entry is what changes a balance, so the sum of the entries is the balance whatever a program does; one that would
-- make it negative fails with the whole transaction. It must not be tried with `on conflict`: this runs before that.
create function enter_cards() returns trigger language plpgsql as $$
begin
  insert into card_balances values (new.student, new.teacher, 0) on conflict do nothing;
  update card_balances set cards = cards + new.cards
  where student = new.student and teacher = new.teacher
  returning cards into new.balance;
  return new;
end $$;

create trigger enter_cards before insert on card_entries
  for each row execute function enter_cards();

-- What was entered stays as it was, except that names go with whom they named.
create function keep_card_entry() returns trigger language plpgsql as $$
begin
  raise exception 'an entry of cards is never changed';
end $$;

create trigger keep_card_entry
  before update of id, number, student, teacher, assignment, reason, about, cards, balance, at
  on card_entries for each row execute function keep_card_entry();
