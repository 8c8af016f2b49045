import { matchAnyOf } from './phrase-matcher.ts'

/** What people go out for in the evening. */
export const drinks = matchAnyOf(
  '(drinks|a drink|a pint|pints|a beer|beers|a glass of wine|the pub|cocktails|a night out)',
  '(ein bier|auf ein bier|bierchen|ein glas wein|auf ein glas|feierabendbier|kneipe|cocktail|cocktails|was trinken|etwas trinken gehen)',
  '(un verre|des verres|apero|une biere|des bieres|un pot|dine|dinons|dines)',
  '(unas canas|una cana|unas cervezas|una cerveza|unas copas|una copa|unos vinos|un vino|tomar algo|tomamos algo|de tapas)',
  '(aperitivo|apericena|una birra|due birre|uno spritz|un bicchiere|bere qualcosa)',
)
