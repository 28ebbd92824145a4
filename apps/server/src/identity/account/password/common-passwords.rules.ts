/**
 * The most common passwords of ten characters and more, from the top of published lists of leaks, with those of India;
 * in lower case and without punctuation, as they are compared. A longer list would catch few more.
 */
const list = `
1234567890 0123456789 0987654321 9876543210 1234567891 12345678910 123456789a 123456789q 123456789abc
1234567890a 123456789123 1234512345 123451234512345 1122334455 112233445566 1020304050 1029384756 1357924680
2468013579 1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx3edc 1qazxsw23edc q1w2e3r4t5 q1w2e3r4t5y6 qwertyuiop qwertyuiop123
qwerty12345 qwerty123456 qwerty1234 qwertyqwerty qwerty7890 qazwsxedcrfv qazwsxedc123 zaq12wsxcde3 asdfghjkl1
asdfghjkl123 asdfghjklz zxcvbnm123 zxcvbnmasdf zxcvbnm1234 poiuytrewq 0okm9ijn8uhb qweasdzxc1 qweasdzxc123
abcd123456 abc1234567 abcdefghij abcdefghijk abcdef1234 abcdef123456 abcd12345678 a1b2c3d4e5 a123456789
aa12345678 aaaa123456 password12 password123 password1234 password12345 password123456 passw0rd123 passw0rd12
p4ssword123 passwordpassword mypassword mypassword1 newpassword newpassword1 letmein123 letmein1234 welcome123
welcome1234 welcome2024 welcome2025 welcome2026 changeme123 changeme1234 admin12345 admin123456 administrator
administrator1 superadmin1 default123 iloveyou12 iloveyou123 iloveyou1234 iloveyou143 iloveyouforever
iloveyousomuch ilovemyself ilovemyindia ilovemymom ilovemyfamily loveyou123 lovelove123 sunshine12 sunshine123
princess12 princess123 football12 football123 baseball123 cricket123 cricket1234 superman123 batman12345
spiderman123 pokemon123 monkey12345 dragon12345 shadow12345 master12345 michael123 jennifer12 jessica123
computer12 computer123 internet123 samsung123 samsung1234 google1234 facebook12 facebook123 whatsapp123
instagram1 instagram123 youtube123 android123 trustno1234 starwars123 liverpool1 liverpool123 manchester1
united1234 barcelona1 barcelona10 chocolate1 chocolate123 butterfly1 butterfly123 elizabeth1 alexander1
jaishreeram jaishreeram1 jaishriram jaishrikrishna jaimatadi1 jaimatadi123 jaihanuman harharmahadev
omnamahshivay omnamahshivaya omsairam123 omsairam1234 shreeganesh sairam1234 radhakrishna radhekrishna
radheradhe krishna123 krishna1234 ganesha123 ganapati123 lakshmi123 hanuman123 mahadev123 bholenath1
waheguru123 bismillah786 allahuakbar allah12345 786786786786 india12345 india123456 bharat1234 bharatmata
hindustan1 hindustan123 vandemataram jaihind123 jaihind1234 indian1234 mumbai1234 bangalore1 bangalore123
hyderabad1 hyderabad123 chennai123 kolkata123 sachin12345 sachintendulkar virat12345 viratkohli18 dhoni12345
msdhoni777 rahul12345 priya12345 amit123456 test123456 testtest123 testing123 testing1234 temp123456
guest12345 user123456 login12345 secret1234 hello12345 hello123456 helloworld helloworld1 goodmorning
goodluck123 happybirthday mobile1234 nukkad1234 nukkad12345 nukkad123456
`;

export const commonPasswords: ReadonlySet<string> = new Set(list.trim().split(/\s+/));
