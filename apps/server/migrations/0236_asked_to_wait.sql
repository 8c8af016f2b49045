-- Until when the provider wants no request; null where it has not asked to wait.
alter table connection add column asked_to_wait_until timestamptz;
