// A delivery entered by hand belongs to a subscription only if the company says so too: the service of a contact
// message is free text, and may be "Newsletter" as well. Replaces the function of 0015.
import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create or replace function complete_delivery() returns trigger language plpgsql as $$
    begin
      new.kind := coalesce(
        new.kind,
        (select kind from service_requests where submission_id = new.submission_id),
        (select 'job-application' from job_applications where submission_id = new.submission_id),
        (select
           case when service = 'Newsletter' and company = 'Newsletter Subscriber' then 'newsletter' else 'contact' end
         from contact_submissions where submission_id = new.submission_id)
      );
      if new.status = 'pending' then
        new.next_attempt_at := coalesce(new.next_attempt_at, now());
      end if;
      return new;
    end $$
  `)
}
