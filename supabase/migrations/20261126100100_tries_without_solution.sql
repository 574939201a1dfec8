-- By which `private.forget_challenge_tries()` finds who began and did not solve it.
drop index concurrently if exists private.challenge_tries_without_solution;
create index concurrently challenge_tries_without_solution on private.challenge_tries (started_at) where solved_at is null;
