// Whether a delivery is the team's mail about an urgent lead, so that an index finds it in a backlog of any size. Null
// on a row of an earlier release, or entered by hand, until a sweep completes it (worker/submissions/urgent.ts).
import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw('alter table deliveries add column urgent boolean')
}
