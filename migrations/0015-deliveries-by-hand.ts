// A delivery inserted or reopened by hand may lack the columns the worker needs to find it: its kind, which is
// derived from the submission, and its due time. Without them it would stay pending forever, unnoticed.
import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create function complete_delivery() returns trigger language plpgsql as $$
    begin
      new.kind := coalesce(
        new.kind,
        (select kind from service_requests where submission_id = new.submission_id),
        (select 'job-application' from job_applications where submission_id = new.submission_id),
        (select case service when 'Newsletter' then 'newsletter' else 'contact' end
         from contact_submissions where submission_id = new.submission_id)
      );
      if new.status = 'pending' then
        new.next_attempt_at := coalesce(new.next_attempt_at, now());
      end if;
      return new;
    end $$
  `)
  // The worker's own writes always set both, so the `when` clause spares them the function call.
  await knex.raw(`
    create trigger complete_delivery before insert or update on deliveries for each row
    when (new.kind is null or (new.status = 'pending' and new.next_attempt_at is null))
    execute function complete_delivery()
  `)
  // For subscribers of whom only the address is known, such as imports from another list.
  await knex.raw(`
    alter table newsletter_subscribers
      alter column name set default '',
      alter column submission_id set default gen_random_uuid()
  `)
}
