/** States and larger towns, as they are written in an address; in Hindi those of the Hindi belt. */
export const states: readonly string[] = [
  'andhra pradesh', 'arunachal pradesh', 'assam', 'bihar', 'chhattisgarh', 'goa', 'gujarat', 'haryana',
  'himachal pradesh', 'jharkhand', 'karnataka', 'kerala', 'madhya pradesh', 'maharashtra', 'manipur',
  'meghalaya', 'mizoram', 'nagaland', 'odisha', 'orissa', 'punjab', 'rajasthan', 'sikkim', 'tamil nadu',
  'telangana', 'tripura', 'uttar pradesh', 'uttarakhand', 'west bengal', 'chandigarh', 'jammu', 'puducherry',
  'मध्य प्रदेश', 'उत्तर प्रदेश', 'राजस्थान', 'बिहार', 'झारखंड', 'छत्तीसगढ़', 'हरियाणा', 'उत्तराखंड', 'महाराष्ट्र', 'गुजरात',
];

export const cities: readonly string[] = [
  'bengaluru', 'bangalore', 'bhopal', 'indore', 'jabalpur', 'gwalior', 'ujjain', 'new delhi', 'delhi', 'noida',
  'gurugram', 'gurgaon', 'faridabad', 'ghaziabad', 'mumbai', 'navi mumbai', 'thane', 'pune', 'nagpur', 'nashik',
  'aurangabad', 'ahmedabad', 'surat', 'vadodara', 'rajkot', 'hyderabad', 'secunderabad', 'vijayawada',
  'visakhapatnam', 'chennai', 'coimbatore', 'madurai', 'kochi', 'thiruvananthapuram', 'mysuru', 'mysore', 'hubli',
  'mangaluru', 'belagavi', 'kolkata', 'howrah', 'siliguri', 'patna', 'ranchi', 'jamshedpur', 'bhubaneswar',
  'cuttack', 'raipur', 'bhilai', 'lucknow', 'kanpur', 'varanasi', 'prayagraj', 'allahabad', 'agra', 'meerut',
  'jaipur', 'jodhpur', 'kota', 'udaipur', 'ludhiana', 'amritsar', 'jalandhar', 'dehradun', 'guwahati', 'vidisha',
  'sehore', 'भोपाल', 'इंदौर', 'दिल्ली', 'बेंगलुरु', 'मुंबई', 'पुणे', 'लखनऊ', 'कानपुर', 'पटना', 'जयपुर', 'रायपुर', 'जबलपुर',
];
