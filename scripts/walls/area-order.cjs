/**
 * The areas of the server, lowest first. An area imports from lower ones alone, types included; domains that share
 * an area may import from each other without a circle. `files` and `places` import from no other area.
 */
const areaOrder = [
  'places',
  'files',
  'identity',
  'work',
  'market',
  'money',
  'people',
  'hiring',
  'network',
  'talk',
  'office',
];

module.exports = { areaOrder };
