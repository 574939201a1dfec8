-- No role of the API reaches the schema `private`. Should one be let in by mistake, it finds no row: the functions that use
-- these tables run as their owner, to whom the rule does not apply.
alter table private.rate_limits enable row level security;
alter table private.rate_limits force row level security;
alter table private.sign_ups enable row level security;
alter table private.sign_ups force row level security;
