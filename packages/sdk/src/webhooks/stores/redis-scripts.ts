// A key of Redis is absent while the key of the event is free, and else holds its state and the token that brought it
// there. Redis runs a script as one step, and forgets a key by its own clock.

/** Token, lease. Replies with a `ClaimResult`. */
export const claimScript = `
local held = redis.call('GET', KEYS[1])
local mine = 'claimed:' .. ARGV[1]
if not held or held == mine then
  redis.call('SET', KEYS[1], mine, 'PX', ARGV[2])
  return 'claimed'
end
if string.sub(held, 1, 5) == 'done:' then return 'done' end
return 'in_flight'`;

/** Token, time to live. Replies with 1 unless another token has the key. */
export const commitScript = `
local held = redis.call('GET', KEYS[1])
local mine = 'done:' .. ARGV[1]
if held and held ~= mine and held ~= 'claimed:' .. ARGV[1] then return 0 end
redis.call('SET', KEYS[1], mine, 'PX', ARGV[2])
return 1`;

/** Token. */
export const releaseScript = `
if redis.call('GET', KEYS[1]) == 'claimed:' .. ARGV[1] then redis.call('DEL', KEYS[1]) end
return 1`;
