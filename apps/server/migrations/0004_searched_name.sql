-- The words a person is found by, kept ready: two letters have no trigram an index could use, and
-- unaccent() on every row made that search ten times slower. Names typed as letter and accent apart
-- (NFD) are found like all others.
alter table app_user add searched_name text not null
  generated always as (search_form(normalize(btrim(first_name || ' ' || last_name), nfkc))) stored;

drop index app_user_by_name;
create index app_user_by_name on app_user using gin (searched_name gin_trgm_ops);
