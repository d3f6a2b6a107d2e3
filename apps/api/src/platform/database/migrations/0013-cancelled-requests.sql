-- A request that is being cancelled no longer stands in the way of a new one for the same paper.
drop index signature_request_by_paper;
create unique index signature_request_by_paper on signature_request (partner_id, application_id, paper)
  where state not in ('declined', 'expired', 'cancelled', 'failed') and cancel_reason is null;
