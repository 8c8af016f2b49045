/**
 * For the development tools of the browser React records where each element was made and what each rendering took,
 * which is a tenth of what a component test costs. React looks for both when it is loaded.
 */
for (const recorder of ['createTask', 'timeStamp']) Reflect.deleteProperty(console, recorder)
