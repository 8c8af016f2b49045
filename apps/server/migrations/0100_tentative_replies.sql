-- "Maybe" (PARTSTAT=TENTATIVE) is a reply of its own, which the outside organizer learns of once.
alter table mailed_event add column sent_is_tentative boolean not null default false;
