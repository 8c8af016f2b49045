import type { MailDraft } from '@meridian/contract'

/** A draft of a model to `aMail`, of which nothing was left out. */
export function aDraft(part: Partial<MailDraft> = {}): MailDraft {
  return {
    mail_id: '0193f0a0-0000-7000-8000-0000000000a1',
    mail_subject: 'Re: New date',
    mail_body: 'Thank you for the new date.',
    confidence: 'high',
    missing: [],
    places: [],
    slots: [],
    moved_meeting: null,
    senders_meeting: null,
    link_line: null,
    may_want_times: false,
    time_search: null,
    refusal: null,
    provider: 'openai-compatible',
    model: 'tiny',
    host: 'model.example',
    is_offline: false,
    left_out_count: 0,
    ...part,
  }
}
