/** The languages of zod's messages: it loads fifty, for each test file anew, and we use English alone. */
module.exports = { en: require('zod/v4/locales/en.cjs') };
