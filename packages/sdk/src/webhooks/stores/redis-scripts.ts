// The Lua scripts of `redisStore`. A free event has no key in Redis. A claimed or done event has a key whose value is its state and
// its token. Redis runs each script atomically, and expires each key by its own clock.

/** Arguments: token, lease in milliseconds. Returns a `ClaimResult`. */
export const claimScript = `
local held = redis.call('GET', KEYS[1])
local mine = 'claimed:' .. ARGV[1]
if not held or held == mine then
  redis.call('SET', KEYS[1], mine, 'PX', ARGV[2])
  return 'claimed'
end
if string.sub(held, 1, 5) == 'done:' then return 'done' end
return 'in_flight'`;

/** Arguments: token, time to live in milliseconds. Returns 0 when another token has the key, otherwise 1. */
export const commitScript = `
local held = redis.call('GET', KEYS[1])
local mine = 'done:' .. ARGV[1]
if held and held ~= mine and held ~= 'claimed:' .. ARGV[1] then return 0 end
redis.call('SET', KEYS[1], mine, 'PX', ARGV[2])
return 1`;

/** Argument: token. */
export const releaseScript = `
if redis.call('GET', KEYS[1]) == 'claimed:' .. ARGV[1] then redis.call('DEL', KEYS[1]) end
return 1`;
