// Sets up the chat from the environment.
import type { Database } from '../../src/node/database/connect'
import type { Env } from '../../src/node/env'
import type { Log } from '../../src/node/log'
import type { Redis } from '../../src/node/redis'
import { createQuota, createRateLimit, type RateLimit } from '../limits/rate-limit'
import type { ServerMetrics } from '../metrics/server-metrics'
import { type Chat, createChat } from './create-chat'
import type { ModelSettings } from './model/open-model'

const DAY_SECONDS = 24 * 60 * 60

interface Deps {
  redis: Redis | null
  database: Database
  log: Log
  metrics: ServerMetrics
}

type Settings = Pick<
  Env,
  'OPENAI_API_KEY' | 'OPENAI_BASE_URL' | 'OPENAI_MODEL' | 'CHAT_DAILY_TOKENS' | 'RATE_LIMIT_CHAT'
>

/** Without an API key, or with a token budget of 0, no model is used. */
export function openChat(env: Settings, deps: Deps): { chat: Chat; rateLimit: RateLimit } {
  const { redis, database, log, metrics } = deps
  const stores = { redis, database, log }
  return {
    chat: createChat({ model: modelOf(env, stores), log, metrics }),
    rateLimit: createRateLimit({ ...stores, name: 'chat', perMinute: env.RATE_LIMIT_CHAT }),
  }
}

function modelOf(
  env: Settings,
  stores: Pick<Deps, 'redis' | 'database' | 'log'>,
): ModelSettings | null {
  const { OPENAI_API_KEY: apiKey, CHAT_DAILY_TOKENS: points } = env
  if (!apiKey || points === 0) return null
  const budget = createQuota({ ...stores, name: 'chat-tokens', points, seconds: DAY_SECONDS })
  return { apiKey, baseUrl: env.OPENAI_BASE_URL, model: env.OPENAI_MODEL, budget }
}
