-- A key is kept for each change, its reply only where it is small; one that was too large is told as such.
alter table idempotency_key alter reply drop not null;
