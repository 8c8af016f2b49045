/** What Playwright says where the configuration has it block the service worker; no complaint of the page. */
export const blocked_worker = 'Service Worker registration blocked by Playwright'
