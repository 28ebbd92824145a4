/** Empty screens in Hindi. */
export const attendanceEmptyWords: Readonly<Record<string, string>> = {
  'empty.no-attendance': 'दिखाने के लिए कोई नहीं',
  'empty.no-attendance.go': 'कर्मचारी देखें',
  'empty.no-attendance.words': 'आपकी टीम में कोई मेल नहीं खाता, या तब कोई काम पर नहीं था।',
  'empty.no-own-corrections': 'अभी कोई सुधार नहीं',
  'empty.no-own-corrections.words': 'चेक इन या चेक आउट भूल गए? अपने महीने में वह दिन खोलें और सुधार माँगें।',
};
