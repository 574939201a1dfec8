-- What a link to a challenge shows in a chat: its board, and the time to beat. The service that draws the picture reads it with
-- its own key. No digit of the solution, no name, and unlike `challenge()` no note of a wrong code: programs that preview links
-- come again and again, and guess nothing.
create function public.challenge_card(p_code text) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object('game_type', c.game_type, 'givens', to_jsonb(c.givens),
    'targets', private.targets_of(c.game_type, c.grid), 'seconds', c.seconds)
  from private.challenges c where c.code = private.read_code(p_code);
$$;

revoke execute on all functions in schema private from public;
revoke execute on function public.challenge_card(text) from public, anon, authenticated, service_role;
grant execute on function public.challenge_card(text) to service_role;
