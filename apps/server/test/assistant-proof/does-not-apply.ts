const no_resources = 'Meridian has tools alone, and no resources'
const no_prompts = 'Meridian has tools alone, and no prompts'
const no_completion = 'Meridian completes no arguments'
const no_logging = 'Meridian sends no log messages to programs'
const no_media = 'the tools answer with text and data, and neither pictures, sounds nor resources'
const no_progress = 'the tools answer at once, and report no progress'
const no_sampling = 'Meridian asks the person, and neither for a model nor for files of the program'
const no_sessions =
  'Meridian keeps nothing between two requests, and so has no session and no stream to resume'
const no_shim = 'under a revision of 2025 Meridian asks no question: the person confirms in Meridian'
const no_headers = 'no argument of a tool stands in a header'
const one_question = 'there is one question, with one field, and one round'

/**
 * What Meridian does not have, by scenario or by `scenario:check`, and why. The command fails where a listed one passes.
 * Scenarios of the protocol's extensions are not run: Meridian has none of them.
 */
export const does_not_apply: Readonly<Record<string, string>> = {
  'server-session-lifecycle': no_sessions,
  'logging-set-level': no_logging,
  'completion-complete': no_completion,
  'tools-call-image': no_media,
  'tools-call-audio': no_media,
  'tools-call-embedded-resource': no_media,
  'tools-call-mixed-content': no_media,
  'tools-call-with-logging': no_logging,
  'tools-call-with-progress': no_progress,
  'tools-call-sampling': no_sampling,
  'tools-call-elicitation': no_shim,
  'json-schema-2020-12': 'the scenario looks for a schema of its own, with references in it',
  'elicitation-sep1034-defaults': no_shim,
  'elicitation-sep1330-enums': no_shim,
  'server-sse-polling': no_sessions,
  'server-sse-multiple-streams:server-sse-multiple-streams-session': no_sessions,
  'resources-list': no_resources,
  'resources-read-text': no_resources,
  'resources-read-binary': no_resources,
  'resources-templates-read': no_resources,
  'resources-subscribe': no_resources,
  'resources-unsubscribe': no_resources,
  'sep-2164-resource-not-found:sep-2164-error-code': no_resources,
  'sep-2164-resource-not-found:sep-2164-data-uri': no_resources,
  'prompts-list': no_prompts,
  'prompts-get-simple': no_prompts,
  'prompts-get-with-args': no_prompts,
  'prompts-get-embedded-resource': no_prompts,
  'prompts-get-with-image': no_prompts,
  'caching:sep-2549-prompts-list-caching-hints': no_prompts,
  'caching:sep-2549-resources-list-caching-hints': no_resources,
  'caching:sep-2549-resources-templates-list-caching-hints': no_resources,
  'caching:sep-2549-resources-read-caching-hints': no_resources,
  'server-stateless:sep-2575-server-rejects-undeclared-capability':
    'a program that cannot ask gets a link for the person instead of a refusal',
  'server-stateless:sep-2575-missing-capability-http-400':
    'a program that cannot ask gets a link for the person instead of a refusal',
  'server-stateless:sep-2575-http-server-no-independent-requests-on-stream': no_progress,
  'server-stateless:sep-2575-server-no-log-without-loglevel': no_logging,
  'server-stateless:sep-2575-server-sends-prompts-list-changed-on-subscription': no_prompts,
  'server-stateless:sep-2575-server-sends-tools-list-changed-on-subscription': 'the tools never change',
  'http-custom-header-server-validation': no_headers,
  'input-required-result-basic-sampling': no_sampling,
  'input-required-result-basic-list-roots': no_sampling,
  'input-required-result-multiple-input-requests': one_question,
  'input-required-result-multi-round': one_question,
  'input-required-result-non-tool-request': no_prompts,
  'input-required-result-capability-check': no_sampling,
  'input-required-result-ignore-extra-params': 'an answer without the state of its question confirms nothing',
}
