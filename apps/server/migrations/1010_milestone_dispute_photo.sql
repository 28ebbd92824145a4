-- Photos that either side of a milestone dispute gives as evidence, for those who decide it.

create table milestone_dispute_photo (
  photo_id uuid primary key,
  dispute_id uuid not null references milestone_dispute,
  project_id uuid not null references project,
  side text not null check (side in ('client', 'partner')),
  storage_key text not null unique check (length(storage_key) <= 200),
  width int not null check (width > 0),
  height int not null check (height > 0),
  taken_by uuid not null references user_account,
  taken_at timestamptz not null
);
comment on table milestone_dispute_photo is 'A photo that a side of a milestone dispute gives as evidence; both sides and staff see it.';
comment on column milestone_dispute_photo.photo_id is 'UUID v7.';
comment on column milestone_dispute_photo.dispute_id is 'The dispute.';
comment on column milestone_dispute_photo.project_id is 'Its project.';
comment on column milestone_dispute_photo.side is 'Who shows it: client or partner.';
comment on column milestone_dispute_photo.storage_key is 'Where the picture lies, written anew without what the camera added.';
comment on column milestone_dispute_photo.width is 'Pixels.';
comment on column milestone_dispute_photo.height is 'Pixels.';
comment on column milestone_dispute_photo.taken_by is 'Who uploaded it.';
comment on column milestone_dispute_photo.taken_at is 'When it was received.';
create index milestone_dispute_photo_of_dispute on milestone_dispute_photo (dispute_id, taken_at);
create index milestone_dispute_photo_by on milestone_dispute_photo (taken_by);
create index milestone_dispute_photo_of_project on milestone_dispute_photo (project_id);
