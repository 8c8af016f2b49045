-- What a person writes to the organizer with an answer. It belongs to that answer and is shown as long as it counts.
alter table meeting_attendee add column answer_note text not null default '' check (char_length(answer_note) <= 500);

-- The note that the outside organizer has been sent.
alter table mailed_event add column sent_note text not null default '';
