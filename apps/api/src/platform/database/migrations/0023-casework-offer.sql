-- A message may ask about an installer's offer before anybody signs, or answer that: `fits` or `differs`.
alter table case_message
  add column topic text check (topic in ('offer', 'offer_fits', 'offer_differs')),
  -- The Polish day by which the office promised to answer.
  add column answer_by text check (answer_by is null or (topic = 'offer' and person_id is null));
