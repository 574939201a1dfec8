-- By which `private.forget_challenge_tries()` finds ways that are old.
drop index concurrently if exists private.challenge_tries_with_way;
create index concurrently challenge_tries_with_way on private.challenge_tries (solved_at)
  where moves is not null or answers is not null;
