-- A link that an operator made and one that was mailed stand side by side: neither takes the other's place.
alter table password_link add is_mailed boolean not null default false;
alter table password_link alter is_mailed drop default;
alter table password_link drop constraint password_link_pkey, add primary key (user_id, is_mailed);
